import { Icon } from '@emsal/ui/icon/icon';
import { heartStraightFillIcon } from '@emsal/ui/icon/icons';
import { Toast } from '@emsal/ui/toast/toast';
import { useEffect, useState } from 'react';
import type { ActionFeedback } from '../actions/offer-actions';
import { toastDuration } from '@emsal/ui/toast/toast-duration';

/** Confirms a new favourite for five seconds. */
export function FavouriteNotice({ feedback }: { feedback: ActionFeedback }) {
  const [expired, setExpired] = useState<ActionFeedback | null>(null);
  useEffect(() => {
    if (feedback.favourite === undefined) return;
    const timer = setTimeout(() => setExpired(feedback), toastDuration);
    return () => clearTimeout(timer);
  }, [feedback]);
  if (feedback.favourite === undefined || expired === feedback) return null;
  return <Toast icon={<Icon of={heartStraightFillIcon} size={20} />}>{feedback.favourite}</Toast>;
}
