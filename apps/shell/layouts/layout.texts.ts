export const layoutTexts = {
  loading: 'Sayfa yükleniyor',
  noScript:
    'Tarayıcınızda JavaScript kapalı. Bu adımdan sonrası onunla çalışır; bilgileriniz bizde kayıtlı. JavaScript’i açıp sayfayı yenileyin ya da bizi arayın, teklifi telefonda birlikte hazırlayalım:',
} as const;
