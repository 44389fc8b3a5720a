import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-addresses.ts'

describe('pageAddress', () => {
  it.each([
    ['/home', '/home'],
    ['/home?', '/home'],
    ['/home?page=2', '/home?page=2'],
    ['/home?utm_source=mail&page=2&x=1', '/home?page=2'],
    ['/home?lang=en', '/home'],
    ['/home?id=7', '/home'],
    ['/home?page=abc', '/home'],
    ['/home?page=1e3', '/home'],
    ['/article?id=0x10', '/article'],
    ['/article?id=1&id=2', '/article?id=2'],
    ['/article?id=', '/article'],
    ['/articleList?page=2&name=tea&type=tag&id=3', '/articleList?id=3&type=tag&page=2'],
    ['/siteList?category=%E8%8C%B6&type=front', '/siteList?type=front&category=%E8%8C%B6'],
    ['/tag?%', '/tag'],
    ['/article/snow?id=7', '/article/snow'],
    ['/article/%E9%9B%AA-2', '/article/%E9%9B%AA-2'],
  ])('returns the address of %s: %s', (address, expected) => {
    expect(pageAddress(address)).toBe(expected)
  })

  it.each([
    '/',
    '/HOME',
    '/nothing',
    '/home/',
    '//home',
    '/a/../home',
    '/%68ome',
    '',
    '*',
    '/api/config',
    '/article/Snow',
    '/article/雪',
    '/article/%73now',
    '/article/%',
    '/article/snow/2',
    '/article/snow.html',
    '/home/snow',
  ])('returns undefined for %j', (address) => {
    expect(pageAddress(address)).toBeUndefined()
  })
})
