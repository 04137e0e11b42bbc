export const refusalTexts = {
  offline: 'İnternet bağlantınız kesildi. Yazdıklarınız duruyor; bağlantı gelince tekrar deneyin.',
  down: 'Sistemimiz şu anda yanıt vermiyor. Yazdıklarınız duruyor; birazdan tekrar deneyin.',
} as const;
