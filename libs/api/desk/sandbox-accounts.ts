/** Who can sign in to the desk where the sandbox is its identity provider. Fictional. */
import type { Role } from '../staff-roles';

export interface SandboxAccount {
  email: string;
  name: string;
  roles: readonly Role[];
}

export const sandboxAccounts: readonly SandboxAccount[] = [
  { email: 'icerik@emsal.example', name: 'Selin Aksoy', roles: ['content'] },
  { email: 'yonetici@emsal.example', name: 'Deniz Koral', roles: ['admin'] },
  { email: 'danisman@emsal.example', name: 'Mert Yalın', roles: ['adviser'] },
  { email: 'operasyon@emsal.example', name: 'Ece Tunalı', roles: ['operations'] },
  { email: 'finans@emsal.example', name: 'Onur Bilge', roles: ['finance'] },
];

/** The identity provider knows one more person, whom the desk refuses. */
export const strangerAccount = { email: 'yabanci@emsal.example', name: 'Kayıtsız Hesap' };
