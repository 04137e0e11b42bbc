/** What stands on the page; the dialog and the chips bring their own words. */
export const campaignRowTexts = {
  open: 'Kampanyalar',
} as const;
