import { formatLira } from '@emsal/platform/formats/money';

export const amountTexts = {
  notNumeric: 'Tutarı rakamla girin, örneğin 450.000',
  range: (least: number, most: number) =>
    `Tutarı ${formatLira(least * 100)} ile ${formatLira(most * 100)} arasında girin`,
} as const;
