import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { heartStraightFillIcon, heartStraightIcon } from '@emsal/ui/icon/icons';
import { favouriteTexts as texts } from './favourite.texts';
import styles from './favourite-button.module.css';

interface FavouriteButtonProps {
  firmName: string;
  isFavourite: boolean;
  onPress: () => void;
}

/** The name stays constant while `aria-pressed` carries the state: a changing name would contradict it. */
export const FavouriteButton = ({ firmName, isFavourite, onPress }: FavouriteButtonProps) => (
  <Button
    variant="icon"
    className={isFavourite ? styles.marked : undefined}
    aria-pressed={isFavourite}
    aria-label={texts.mark(firmName)}
    onClick={onPress}
  >
    <Icon of={isFavourite ? heartStraightFillIcon : heartStraightIcon} />
  </Button>
);
