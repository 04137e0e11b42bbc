export const failedListTexts = {
  failed: (label: string) => `${label} listesi şu anda gelmiyor. Yazdıklarınız duruyor.`,
  retry: 'Listeyi yeniden iste',
  call: (phone: string) => `${phone} numarasını arayın, birlikte girelim`,
} as const;
