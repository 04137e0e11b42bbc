export const formPageTexts = { lookingUp: 'Bilgileriniz getiriliyor' } as const;
