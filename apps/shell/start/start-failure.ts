/** The page could not become interactive: it reloads once, where nothing typed would be lost, and otherwise says so. */
import { sessionStore } from '@emsal/platform/storage/session-store';
import { readPageData } from '../page-data/page-data';
import { reportFailure } from '../remotes/failure-report';
import { refetch } from '../remotes/refetch';
import { isChunkFailure, mayReload } from '../remotes/chunk-reload';
import { showRemoteDown } from './remote-down-notice';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isChanged = (field: Typed): boolean =>
  field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

const hasTypedText = (): boolean => [...document.querySelectorAll<Typed>('input, textarea')].some(isChanged);

export function handleStartFailure(error: unknown): void {
  reportError(error);
  const { owner } = readPageData(document);
  if (owner) reportFailure(owner.name, 'start');
  if (isChunkFailure(error) && !hasTypedText() && mayReload(sessionStore, Date.now()))
    void refetch(error).then(() => location.reload());
  else showRemoteDown(true);
}
