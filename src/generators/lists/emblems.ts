/** A shield on a 64 by 64 square: its outline, and two shapes in a second colour that divide it in different ways. */
export interface Shield {
  readonly outline: string;
  readonly parts: readonly [string, string];
}

// oxfmt-ignore
export const shields: readonly Shield[] = [
  { outline: 'M8,6q24,8,48,0v24q0,20-24,32Q8,50,8,30', parts: ['M32,10q12,0,24-4v24q0,20-24,32', 'M8,6q24,8,48,0v12q-24,8-48,0'] },
  { outline: 'M32,2a30,30,0,1,0,.1,0', parts: ['M32,2a30,30,0,0,1,0,60', 'M7,16a30,30,0,0,1,50,0'] },
  { outline: 'M6,5h52v30q0,16-26,27Q6,51,6,35', parts: ['M32,5h26v30q0,16-26,27', 'M6,5h52v13H6'] },
  { outline: 'M32,2l26,14v32L32,62,6,48V16', parts: ['M32,2l26,14v32L32,62', 'M32,2l26,14v3H6v-3'] },
  { outline: 'M10,4h44l6,14q-3,8-2,20,0,14-26,24Q6,52,6,38,7,26,4,18', parts: ['M32,4h22l6,14q-3,8-2,20,0,14-26,24', 'M10,4h44l6,14H4'] },
  { outline: 'M6,4h52v44q0,8-8,8-12,0-18,6-6-6-18-6-8,0-8-8', parts: ['M32,4h26v44q0,8-8,8-12,0-18,6', 'M6,4h52v14H6'] },
  { outline: 'M8,10l12-6,12,4,12-4,12,6v24q0,18-24,28Q8,52,8,34', parts: ['M32,8l12-4,12,6v24q0,18-24,28', 'M8,10l12-6,12,4,12-4,12,6v8H8'] },
  { outline: 'M14,2h36l12,18-6,28-24,14L8,48,2,20', parts: ['M32,2h18l12,18-6,28-24,14', 'M14,2h36l11,16H3'] },
];

/** The mark of each sport in the middle of a club's emblem: outlines in a light colour, then in a dark one. */
// oxfmt-ignore
export const sportMarks: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  Football: ['M32,23a14,14,0,1,0,.1,0', 'M32,31l6,5-2,7h-8l-2-7zm0-8l5,3-5,3-5-3zm13,9v6l-4,1v-5zm-26,0l4,2v5l-4-1zm5,16l3-3,2,4-1,2zm16,0l-3-3-2,4,1,2'],
  Basketball: ['M32,23a14,14,0,1,0,.1,0', 'M31,23h2v28h-2zM18,36h28v2H18zM22,26q12,11,0,22l-1-2q10-9,0-18zM42,26q-12,11,0,22l1-2q-10-9,0-18'],
  'Ice Hockey': ['M18,24l3-1,12,23,9,1v4H31zM46,24l-3-1-12,23-9,1v4h11', 'M28,24q0-2,4-2t4,2v3q0,2-4,2t-4-2'],
  Baseball: ['M32,23a14,14,0,1,0,.1,0', 'M23,26q9,11,0,22l-1-1q8-10,0-20zM41,26q-9,11,0,22l1-1q-8-10,0-20'],
  Volleyball: ['M32,23a14,14,0,1,0,.1,0', 'M32,37q-1-9,7-12l1,1q-6,3-6,11,7,4,12,1v2q-7,3-14-2zM31,37q-8,3-12-4l1-2q4,6,11,4zM32,38q6,6,1,13h-2q5-6,0-12'],
  Handball: ['M32,23a14,14,0,1,0,.1,0', 'M32,29l8,6-3,8H27l-3-8zM31,23h2v7h-2zM46,34v2l-7,2v-2zM18,34v2l7,2v-2zM25,48l2,1,3-7h-2zM39,48l-2,1-3-7h2'],
  Rugby: ['M17,46q-1-18,15-22,8-2,15,0,2,6,0,12-4,16-22,16-5,0-8-6', 'M23,46l18-17,1,2-18,17zM27,37l1-1,5,5-1,1zM31,33l1-1,5,5-1,1zM35,29l1-1,5,5-1,1'],
  'American Football': ['M17,46q-1-18,15-22,8-2,15,0,2,6,0,12-4,16-22,16-5,0-8-6', 'M27,41l9-9,1,1-9,9zM27,37l1-1,5,5-1,1zM31,33l1-1,5,5-1,1zM35,29l1-1,5,5-1,1'],
  Cricket: ['M24,23l5-1,8,20-3,9-5,1zM43,40a5,5,0,1,0,.1,0', 'M27,30l3-1,1,2-3,1z'],
  Tennis: ['M32,23a14,14,0,1,0,.1,0', 'M22,27q9,10,0,20l-1-1q8-9,0-18zM42,27q-9,10,0,20l1-1q-8-9,0-18'],
};

/** Mark of sports that have none: a star. */
export const starMark: readonly [string, string] = [
  'M32,22l4,10,11,1-8,7,2,11-9-6-9,6,2-11-8-7,11-1',
  'M32,34a4,4,0,1,0,.1,0',
];

/** Colours of clubs: a dark background and a second colour; white is readable on both. */
// oxfmt-ignore
export const clubColours: readonly (readonly [ground: string, second: string])[] = [
  ['#124', '#258'], ['#912', '#612'], ['#053', '#174'], ['#223', '#a12'], ['#135', '#b42'], ['#414', '#724'],
  ['#036', '#07a'], ['#222', '#555'], ['#721', '#222'], ['#046', '#153'], ['#326', '#549'], ['#134', '#067'],
  ['#145', '#923'], ['#520', '#a40'], ['#063', '#134'], ['#24a', '#c23'],
];
