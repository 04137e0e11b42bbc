export const memberTexts = {
  hello: (name: string) => `Merhaba ${name}.`,
  ends: (line: string, day: string) => `${line} poliçeniz ${day} günü bitiyor.`,
  count: (count: number) => `${count} poliçeniz var.`,
  none: 'Poliçeleriniz ve teklifleriniz hesabınızda.',
  renew: 'Yenileme teklifi al',
  account: 'Hesabıma git',
} as const;
