/** The hours in which somebody who applied wants to be called, on a working day, in Turkey. */
export const callWindows = {
  morning: '09.00–12.00',
  noon: '12.00–15.00',
  afternoon: '15.00–18.00',
  evening: '18.00–21.00',
} as const;
export type CallWindow = keyof typeof callWindows;
export const callWindowNames = Object.keys(callWindows) as [CallWindow, ...CallWindow[]];
