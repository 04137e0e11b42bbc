import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { Button } from '@emsal/ui/button/button';
import { Row } from '@emsal/ui/row/row';
import { ConfirmedCall } from '../../area/confirmed';
import type { WatchCalls } from './use-watch';
import { watchTexts as texts } from './watch.texts';

type WatchButtonsProps = Pick<WatchCalls, 'pause' | 'remove'> & Pick<PriceWatch, 'state'>;

export const WatchButtons = ({ state, pause, remove }: WatchButtonsProps) => (
  <Row gap={12}>
    {state !== 'ended' && (
      <Button variant="line" onClick={() => void pause()}>
        {state === 'paused' ? texts.resume : texts.pause}
      </Button>
    )}
    <ConfirmedCall
      opener={(open) => (
        <Button variant="line" onClick={open}>
          {texts.remove}
        </Button>
      )}
      question={{ title: texts.remove, text: texts.removeText }}
      confirm={texts.confirm}
      onConfirm={remove}
    />
  </Row>
);
