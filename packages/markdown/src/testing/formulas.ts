/** One line for each family of KaTeX commands. */
export const FORMULAS = String.raw`E=mc^2
\frac{a}{b}+\dfrac12+\tfrac12+\cfrac{1}{1+\cfrac{1}{x}}
\sqrt{x}+\sqrt[3]{\frac{a}{b}}
\sum_{i=1}^n i^2 \prod_{k} \int_0^\infty \oiint \bigcup \lim_{x\to0}
\begin{matrix}a&b\\c&d\end{matrix}
\begin{pmatrix}a&b\\c&d\end{pmatrix}\begin{bmatrix}1\\2\\3\\4\\5\\6\\7\\8\end{bmatrix}
\begin{cases}x&y\\z&w\end{cases}
\begin{array}{|c:c|}\hline a&b\\ \hdashline c&d\\\hline\end{array}
\begin{aligned}a&=b\\c&=d\end{aligned}
\begin{align}a&=b\\c&=d\end{align}
\begin{gather}a\\b\end{gather}
\begin{equation}a\end{equation}
x \tag{1}
\begin{CD}A @>a>> B\\@VbVV @AAcA\\C @= D\end{CD}
\overbrace{a+b}^{n}\underbrace{c}_{m}\overline{ab}\underline{ab}\overrightarrow{AB}\overleftrightarrow{AB}\overgroup{AB}\underleftarrow{AB}
\widehat{abc}\widetilde{abc}\hat a\vec v\dot x\ddot x\tilde x\bar x\acute x\check x\breve x\mathring x\utilde{AB}
\cancel{5}\bcancel{5}\xcancel{ABC}\sout{abc}\boxed{x}\phase{-78^\circ}
\xleftarrow{abc}\xrightarrow[under]{over}\xRightarrow{a}\xmapsto{a}\xtofrom{abc}\xhookleftarrow{a}\xtwoheadrightarrow{a}\xleftrightharpoons{a}
\color{red}x\textcolor{teal}{y}\colorbox{yellow}{z}\fcolorbox{red}{aqua}{A}
\left(\frac{a}{b}\right)\left[\begin{matrix}1\\2\\3\\4\end{matrix}\right]\left\{\frac{\frac ab}{\frac cd}\middle|x\right.\big(\Big(\bigg(\Bigg(
\mathbb R\mathcal C\mathfrak F\mathscr S\mathsf S\mathtt T\mathbf B\mathit I\mathrm R\boldsymbol\alpha\bm x\mathnormal x
\text{中文 text}\textbf{b}\textit{i}\texttt{t}\textsf{s}\textrm{r}\text{\textmd{x}}
\tiny a\scriptsize a\small a\normalsize a\large a\Large a\LARGE a\huge a\Huge a
a\quad b\qquad c\,d\;e\!f\kern1em g\hspace{2em}h\mskip3mu
\rule{1em}{2em}\rule[1em]{3em}{1em}\raisebox{0.5em}{x}\vcenter{x}
\phantom{x}\hphantom{x}\vphantom{x}\smash{x}\llap{a}\rlap{b}\clap{c}\mathllap{a}\mathrlap{b}\mathclap{c}
\substack{a\\b}\overset{a}{b}\underset{a}{b}\stackrel{a}{b}
\binom{n}{k}\dbinom nk\tbinom nk{n\brace k}{n\brack k}{a\choose b}{a\above 2pt b}\genfrac(]{2pt}{1}{a}{b}
\not=\neq\angle\angl{n}\pmb{x}\KaTeX\LaTeX\TeX
x\\y
f'(x)\prime x''_1 {}_a^b
\operatorname{sn}x\operatorname*{lim}_{x}
\bra{x}\ket{y}\braket{x|y}\Set{x|y}
\def\f#1{#1^2}\f{x}\newcommand{\g}{y}\g
\mathop{a}\limits_b\mathbin{+}\mathrel{=}\mathopen(\mathclose)\mathpunct,\mathinner x\mathord y
\unicode{x263a} \invalid
\overlinesegment{AB}\underlinesegment{AB}\Overrightarrow{AB}\overleftharpoon{a}
\begin{rcases}a\\b\end{rcases}\begin{Vmatrix}a\end{Vmatrix}\begin{smallmatrix}a\end{smallmatrix}\begin{subarray}{l}a\\b\end{subarray}
\begin{array}{l|r}a&b\end{array}\begin{darray}{c||c}a&b\\[2em]c&d\end{darray}
\lvert x\rvert\lVert x\rVert\lfloor x\rfloor\lgroup x\rgroup\ulcorner x\urcorner\left\uparrow\frac{\frac{a}{b}}{\frac cd}\right\Downarrow
\begin{alignat}{2}a&=b&c&=d\end{alignat}\begin{split}a\end{split}
\mathchoice{a}{b}{c}{d}\verb|x y|\char"41
\ce{H2O}
x\notag \nonumber y
\underbar{X}\fbox{x}\reflectbox{R}\ooalign{a}\hbox{x}\mbox{y}
日本語 한국어 ру ∑`.split('\n')
