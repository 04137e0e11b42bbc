const floorName = (floor: number): string => {
  if (floor === 0) return 'Zemin';
  return floor < 0 ? `${-floor}. bodrum` : `${floor}. kat`;
};

export const flatPickerTexts = {
  floor: floorName,
  /** Read after the flat's name. */
  atFloor: (floor: number) => `, ${floorName(floor)}`,
} as const;
