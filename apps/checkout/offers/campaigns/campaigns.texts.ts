export const campaignsTexts = {
  open: 'Kampanyalar',
} as const;
