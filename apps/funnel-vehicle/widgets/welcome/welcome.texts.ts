export const welcomeTexts = {
  camera: 'Kamerayla okut',
  photo: 'Fotoğraftan okut',
  scanHint: (fills: string) => `Ruhsatın karekodunu okutun; ${fills}.`,
  byHandHint: 'Elle girmek isterseniz devam edin.',
} as const;
