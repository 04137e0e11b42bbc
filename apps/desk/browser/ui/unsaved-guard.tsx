/** Asks before what is typed is lost: by a link, the browser's back, a reload or the end of the tab. */
import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { deskTexts } from '../desk.texts';
import { isCreated } from './created';

const texts = deskTexts.unsaved;

function useReloadGuard(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}

export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  useReloadGuard(isChanged);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname && !isCreated(nextLocation.state),
  );
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={texts.title}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{texts.stay}</Button>
          <Button variant="line" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
