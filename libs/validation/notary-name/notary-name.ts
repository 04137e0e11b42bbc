/** Number of letters, without surrounding spaces. */
export const shortestNotaryName = 2;

export const isNotaryName = (typed: string): boolean => typed.trim().length >= shortestNotaryName;
