/**
 * How a reference is drawn about which no more is said. Record 10 refers to one of the records 5 to 10. If it was one of
 * all records up to 10, the first records would nearly all refer to the same two or three.
 */
export const SPREAD = { generator: 'random_int', args: { distribution: 'upper' } } as const;
