/** Below the offers: lets the person's own assistant read them. Its content is loaded when it is opened. */
import { lazyComponent } from '@emsal/platform/lazy-component';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { RenderWhenOpened } from '../../page/render-when-opened';
import styles from './assistant-panel.module.css';
import type { AssistantProps } from './assistant-props';
import { assistantSummary } from './assistant-summary.texts';

const AssistantPermission = lazyComponent(async () => (await import('./assistant-permission')).AssistantPermission);

export const AssistantPanel = (props: AssistantProps) => (
  <div className={styles.panel}>
    <Disclosure summary={assistantSummary}>
      <RenderWhenOpened>
        <AssistantPermission {...props} />
      </RenderWhenOpened>
    </Disclosure>
  </div>
);
