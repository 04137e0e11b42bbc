/** Letters; what is around them does not count. */
export const shortestNotaryName = 2;

export const isNotaryName = (typed: string): boolean => typed.trim().length >= shortestNotaryName;
