/** The explicit consent to the use of health data (KVKK art. 6), an act of its own. Another text has another version. */
export const healthConsentVersion = 'saglik-riza-danisman-2026-11';

export const healthConsentTexts = {
  label: 'Sağlık bilgilerimin özel sağlık teklifimin hazırlanmasında kullanılmasına açık rıza veriyorum',
  hint: 'Boy ve kilo sorularını işaretledikten sonra görürsünüz. Yanıtları yalnızca başvurunuzu üstlenen danışman açar, teklif istediği sigorta şirketlerine iletir. Rızanızı dilediğinizde bizi arayarak geri çekebilirsiniz.',
  missing: 'Başvurunun hazırlanması için açık rızanızı işaretleyin ya da bizi arayın',
} as const;
