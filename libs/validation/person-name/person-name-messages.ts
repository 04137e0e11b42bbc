export const personNameMessages = {
  tooShort: 'En az iki harf girin',
  letters: 'Yalnızca harf girin',
} as const;
