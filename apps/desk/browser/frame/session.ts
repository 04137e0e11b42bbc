import type { DeskOutput } from '@emsal/api/desk/desk-calls';
import { createContext, useContext } from 'react';

export type Session = DeskOutput<'GET session'>;

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. @throws outside the frame */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('no session');
  return session;
}
