export const corporateEmailMessages = {
  notPartner: 'Bu adres anlaşmalı bir şirkete ait değil. İş yerinizin verdiği adresi yazın',
} as const;
