/** Shown in place of a remote that cannot be loaded, with a link to try again. */
import { buttonClass } from '@emsal/ui/button/button';
import { ErrorPanel } from '../errors/error-panel';
import { remoteBoundaryTexts as texts } from './remote-boundary.texts';

/** `href` reloads the page and works without JavaScript. */
export const RemoteDown = ({ href }: { href: string }) => (
  <ErrorPanel
    title={texts.title}
    lead={texts.lead}
    retry={
      <a className={buttonClass('primary')} href={href} data-reload="">
        {texts.retry}
      </a>
    }
  />
);
