import { useEffect } from 'react';
import { callDesk } from '../desk-client';
import { Waiting } from '../ui/waiting';

/** A page of its own, so that what is not saved is asked about before the session ends. */
export function SignOut() {
  useEffect(() => {
    const leave = () => location.replace('/');
    callDesk('POST session/end', {}).then(leave, leave);
  }, []);
  return <Waiting failure={undefined} onAgain={() => undefined} />;
}
