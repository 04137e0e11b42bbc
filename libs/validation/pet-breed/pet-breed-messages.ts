export const petBreedMessages = {
  banned: '5199 sayılı Kanun kapsamında tehlike arz eden ırklar sigortalanamıyor, ırkı kontrol edin',
} as const;
