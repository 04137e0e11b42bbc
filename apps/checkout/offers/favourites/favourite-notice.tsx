import { Icon } from '@emsal/ui/icon/icon';
import { heartStraightFillIcon } from '@emsal/ui/icon/icons';
import { Toast } from '@emsal/ui/toast/toast';
import { useEffect, useState } from 'react';
import type { Said } from '../use-offer-actions';
import { favouriteToastFor } from './favourite-toast';

/** The confirmation of a favourite, for five seconds. */
export function FavouriteNotice({ said }: { said: Said }) {
  const [over, end] = useState<Said | null>(null);
  useEffect(() => {
    if (said.favourite === undefined) return;
    const timer = setTimeout(() => end(said), favouriteToastFor);
    return () => clearTimeout(timer);
  }, [said]);
  if (said.favourite === undefined || over === said) return null;
  return <Toast icon={<Icon of={heartStraightFillIcon} size={20} />}>{said.favourite}</Toast>;
}
