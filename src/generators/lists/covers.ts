/** Design of the book covers of a genre. */
export interface Cover {
  /**
   * Colours as three hexadecimal digits each: background, lettering, and tone and accent of the drawing. The lettering
   * is readable on the background.
   */
  readonly colours: readonly string[];
  /**
   * A drawing on a sheet of 60 by 90 units, between 46 and 78 from the top. Each outline begins with `t` or `a`, for
   * the tone or the accent colour.
   */
  readonly drawing: readonly string[];
  /** Font of the lettering. Default: serif. */
  readonly font?: 'sans-serif';
}

/** How the drawn covers of books look, by genre of the book. */
// oxfmt-ignore
export const covers: Readonly<Record<string, Cover>> = {
  Mystery: { colours: ['223 fed 445 d93', '132 efd 264 db5', '312 fde 534 e86'], drawing: ['tM30,45a17,17,0,1,0,.1,0', 'aM30,50a7,7,0,0,1,4,13l4,11H22l4-11a7,7,0,0,1,4-13'] },
  Thriller: { colours: ['112 fff 334 e22', '201 fff 412 fb0', '023 fff 145 f52'], drawing: ['tM0,60L60,44v12L0,72', 'aM0,72l60-16v4L0,78M44,44l-8,20h6l-4,14,14-20h-7l6-14'], font: 'sans-serif' },
  Romance: { colours: ['fde 514 f9b d25', 'fed 523 fc9 e54', 'edf 315 c9e a3a'], drawing: ['tM0,78q15-14,30-8t30-6v14', 'aM30,76q-19-14-19-22,3-9,12-6,5,2,7,7,2-5,7-7,9-3,12,6,0,8-19,22'] },
  'Science Fiction': { colours: ['013 dff 136 4de', '205 fdf 437 f7c', '122 dfe 244 7eb'], drawing: ['tM30,46a15,15,0,1,0,.1,0', 'aM8,70q-3,4,6,3,14-2,29-12t13-14q-1-3-10,0,6,0,5,2-2,5-15,12T11,72q-4,1-3-2M10,48a1,1,0,1,0,.1,0zM50,72a1,1,0,1,0,.1,0'], font: 'sans-serif' },
  Fantasy: { colours: ['214 fec 437 fb4', '034 efd 267 ec6', '311 fec 632 fa3'], drawing: ['aM42,46a8,8,0,1,0,.1,0', 'tM0,78l14-20,8,8,6-4V50l-2-2,4-6,4,6-2,2v12l10,6,8-8,10,18'] },
  'Historical Fiction': { colours: ['ecb 421 c95 832', 'dca 332 a86 245', '432 fec 754 da5'], drawing: ['tM10,68h40l-6,9H16', 'aM28,44v20H14q8-8,14-20M31,46q14,6,16,18H31M0,77h60v1H0'] },
  'Literary Fiction': { colours: ['fed 333 e86 267', 'dee 234 7ab e75', '245 fed 478 fa6', 'fdc 412 c65 467'], drawing: ['tM4,78V64a14,14,0,0,1,28,0v14', 'aM32,78V60a12,12,0,0,1,24,0v18M32,46a6,6,0,1,0,.1,0'] },
  Horror: { colours: ['111 fdd 333 c11', '012 dee 134 9b9', '201 fed 423 d60'], drawing: ['aM42,44a11,11,0,1,0,.1,0', 'tM0,78q20-8,24-8V58l-9-9,1-1,8,6V44h3v10l9-8,1,1-10,12v11q20,0,33,8'] },
  'Young Adult': { colours: ['fc4 312 f85 63a', '7dd 123 fff e37', 'fbc 325 fff 64c'], drawing: ['tM30,45l5,11,12-3-4,11,10,7-12,3v4H19v-4L7,71l10-7-4-11,12,3', 'aM33,50L20,67h8l-4,11,17-17h-9l5-11'], font: 'sans-serif' },
  "Children's": { colours: ['bef 136 7b4 fc3', 'fea 243 6b8 f75', 'fde 325 9ac fa4'], drawing: ['aM46,45a8,8,0,1,0,.1,0', 'tM0,78V66q10-12,24-4t36-3v19', 'aM20,62q-6-12,3-12,9,0,3,12zM22,62v10h2V62'], font: 'sans-serif' },
  Poetry: { colours: ['efe 243 ac9 586', 'fee 423 dab b68', 'eef 235 abd 679'], drawing: ['tM30,44q13,16,0,34-13-18,0-34', 'aM29,54h2v24h-2zM30,64q2-8,10-9-1,9-10,12zM30,70q-2-8-10-9,1,9,10,12'] },
  Biography: { colours: ['ddd 222 999 a32', '345 fff 678 fb6', 'ecb 321 b97 356'], drawing: ['tM10,46h40v32H10', 'aM30,48a8,8,0,1,0,.1,0zM14,78q0-14,16-14t16,14'] },
  Memoir: { colours: ['fec 432 db8 a54', 'dde 334 aab 758', 'efe 344 9b9 d84'], drawing: ['tM16,78V58a14,14,0,0,1,28,0v20', 'aM22,78V60a8,8,0,0,1,16,0v18M8,78h44v1H8'] },
  History: { colours: ['412 fec 734 db6', '233 eed 566 c95', 'ecb 411 a75 832'], drawing: ['aM10,56l20-11,20,11v3H10', 'tM14,61h6v12h-6zM27,61h6v12h-6zM40,61h6v12h-6z', 'aM11,74h38v2H11zM8,76h44v2H8'] },
  'Popular Science': { colours: ['eef 124 7bd e63', '126 eff 36a fd4', 'efe 143 7ca e54'], drawing: ['tM30,44q6,0,6,17t-6,17-6-17,6-17zM15,54q3-5,18,3t12,13-18-3T15,54', 'aM45,54q-3-5-18,3T15,70q3,5,18-3t12-13M30,57a4,4,0,1,0,.1,0'], font: 'sans-serif' },
  'Self-Help': { colours: ['eef 235 9cd f94', 'fea 322 f96 c35', 'dfe 134 7cb fb3'], drawing: ['aM44,46a8,8,0,1,0,.1,0', 'tM2,78v-6h14v-6h14v-6h14v-6h14v24'], font: 'sans-serif' },
  Travel: { colours: ['cef 124 6ab e73', 'fdb 412 d97 396', '045 eff 278 fb5'], drawing: ['tM0,78l18-30,10,14,8-8,24,24', 'aM26,78l3-9-4-5,5-7,1,1-3,6,6,5,4,9'], font: 'sans-serif' },
  Cooking: { colours: ['fed 421 da6 c42', 'efd 243 9b6 e73', 'fde 413 e9a b35'], drawing: ['tM14,58h32v12q0,7-7,7H21q-7,0-7-7', 'aM12,54h36v3H12zM8,59h5v4H8zM47,59h5v4h-5zM24,52q-3-4,0-8,3,4,0,8zM34,52q-3-4,0-8,3,4,0,8'] },
  Business: { colours: ['eef 124 9bd 06a', '124 fff 46a fb3', 'eee 222 aaa d42'], drawing: ['tM8,78V68h9v10zM20,78V62h9v16zM32,78V56h9v22zM44,78V48h9v30', 'aM6,62l16-8,8,3,14-11h-4v-2h9v8h-2v-4L30,60l-8-3L7,64'], font: 'sans-serif' },
};
