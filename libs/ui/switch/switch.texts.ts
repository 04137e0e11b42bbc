export const switchTexts = { on: 'Açık', off: 'Kapalı' } as const;
