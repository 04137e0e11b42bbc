/** Sentences at fields of the vehicle that more than one call says. */
export const vehicleTexts = {
  noVehicle: 'Önce aracınızı kaydedin.',
} as const;
