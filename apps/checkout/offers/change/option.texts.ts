export const optionTexts = {
  bounds: (least: string, most: string) => `${least} ile ${most} arası`,
  hintWithBounds: (hint: string, bounds: string) => `${hint}. ${bounds}`,
  notANumber: 'Tutarı rakamla girin',
  tooLittle: (least: string) => `En az ${least} girin`,
  tooMuch: (most: string) => `En çok ${most} girin`,
  notAStep: (lower: string, higher: string) => `${lower} ya da ${higher} girin`,
} as const;
