/** Ages in completed years, declared once: rules, messages and pages read them here. */
export const adultAge = 18;
/** Personal accident is sold to adults who are younger than this. */
export const accidentAgeLimit = 65;
