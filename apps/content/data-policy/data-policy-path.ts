/** The information notice of law 6698; forms link to it. */
export const dataPolicyPath = '/veri-politikasi';
