/** Messages at fields of the vehicle that several calls share. */
export const vehicleTexts = {
  noVehicle: 'Önce aracınızı kaydedin.',
} as const;
