/** As its owner bought it. */
export const deviceConditions = ['new', 'secondHand', 'refurbished'] as const;
export type DeviceCondition = (typeof deviceConditions)[number];
