/** What an employee of ours opened of a customer, in the words of the privacy page and of the copy of the data. */
import type { Role } from './staff-roles';
import { requestKindNames } from './request-kind-names';
import type { requestKinds } from './request-states';

export const lookKinds = ['request', 'requestFile', 'application', 'applicationFile', 'healthForm'] as const;
export type LookKind = (typeof lookKinds)[number];

interface Look {
  role: Role | null;
  opened: LookKind;
  /** Of a request. */
  requestKind: (typeof requestKinds)[number] | null;
  /** Of an application. */
  lineName: string;
  number: string;
}

const openedWords: Readonly<Record<LookKind, string>> = {
  request: 'Talebi açtı',
  requestFile: 'Talepteki belgeyi açtı',
  application: 'Başvuruyu açtı',
  applicationFile: 'Başvuru formunu açtı',
  healthForm: 'Sağlık bilgi formunu açtı',
};

/** By the duty; nobody is named. */
const roleWords: Readonly<Record<Role, string>> = {
  adviser: 'Danışman',
  operations: 'Operasyon ekibi',
  finance: 'Finans ekibi',
  content: 'İçerik ekibi',
  admin: 'Yönetici',
};

const subjectOf = ({ requestKind, lineName, number }: Look): string =>
  requestKind ? `${requestKindNames[requestKind]}, talep ${number}` : `${lineName} danışmanlık başvurusu ${number}`;

export const lookWords = (look: Look) => ({
  who: look.role ? roleWords[look.role] : 'Çalışanımız',
  what: `${openedWords[look.opened]}: ${subjectOf(look)}`,
});
