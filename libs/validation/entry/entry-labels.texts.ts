/** Names of the answers that the forms offer, on the page and in the company's mail. */
import type { businessSizes, businessSubjects } from './business-entry';
import type { contactPurposes, contactSubjects } from './contact-entry';
import type { jobAreas } from './job-entry';

export const jobAreaLabels: Readonly<Record<(typeof jobAreas)[number], string>> = {
  sales: 'Satış danışmanlığı',
  service: 'Müşteri hizmetleri',
  claims: 'Hasar ve poliçe işlemleri',
  technology: 'Yazılım ve veri',
  marketing: 'Pazarlama ve içerik',
  finance: 'Finans ve muhasebe',
  other: 'Diğer',
};
export const businessSubjectLabels: Readonly<Record<(typeof businessSubjects)[number], string>> = {
  health: 'Çalışanların sağlık sigortası',
  vehicles: 'Şirket araçları',
  property: 'İş yeri',
  other: 'Diğer',
};
export const businessSizeLabels: Readonly<Record<(typeof businessSizes)[number], string>> = {
  '1-9': '1–9 çalışan',
  '10-49': '10–49 çalışan',
  '50-249': '50–249 çalışan',
  '250+': '250 ve üzeri',
};
export const contactPurposeLabels: Readonly<Record<(typeof contactPurposes)[number], string>> = {
  question: 'Bilgi',
  suggestion: 'Öneri',
  complaint: 'Şikâyet',
};
export const contactSubjectLabels: Readonly<Record<(typeof contactSubjects)[number], string>> = {
  claim: 'Hasar durumu',
  policy: 'Yeni poliçe ya da yenileme',
  collection: 'Tahsilat',
  membership: 'Üyelik ve iletişim bilgileri',
  claimNotice: 'Hasar ihbarı',
  other: 'Diğer',
};
