export const passportPanelTexts = { summary: 'Başka cihazda devam edin' } as const;
