/** Asks a customer for missing personal data: once per session in a dialog, always in a card (spec member 2, layouts). */
import { useEffect, useState } from 'react';
import { delays } from '@emsal/platform/formats/delays';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { Card } from '@emsal/ui/card/card';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Button } from '@emsal/ui/button/button';
import { useRouteHandle } from '../use-route-handle';
import { layoutTexts as texts } from '../layout.texts';

const detailsPath = '/uyelik/hesabim';

/** Opens once per session, shortly after the page was shown. */
function useAskedOnce(isAsked: boolean): [boolean, () => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isAsked || sessionStore.read(sessionKeys.completionAsked) !== null) return;
    const timer = setTimeout(() => {
      sessionStore.write(sessionKeys.completionAsked, '1');
      setOpen(true);
    }, delays.modalShort);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return [isOpen, () => setOpen(false)];
}

export function AccountCompletion() {
  const { handle, data } = useRouteHandle();
  const missing = handle.missingDetails?.(data) ?? [];
  const [isOpen, close] = useAskedOnce(missing.length > 0);
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat('tr').format(missing);
  return (
    <Card as="aside" label={texts.completion} raised>
      <Stack gap={16}>
        <h2>{texts.completion}</h2>
        <p>{texts.completionLead(list)}</p>
        <Link variant="line" href={detailsPath}>
          {texts.complete}
        </Link>
      </Stack>
      <Dialog
        open={isOpen}
        title={texts.completion}
        onClose={close}
        actions={
          <>
            <Link variant="button" href={detailsPath}>
              {texts.complete}
            </Link>
            <Button variant="quiet" onClick={close}>
              {texts.later}
            </Button>
          </>
        }
      >
        <p>{texts.completionLead(list)}</p>
      </Dialog>
    </Card>
  );
}
