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

export const FavouriteButton = ({ firmName, isFavourite, onPress }: FavouriteButtonProps) => (
  <Button
    variant="icon"
    className={isFavourite ? styles.marked : undefined}
    aria-pressed={isFavourite}
    aria-label={(isFavourite ? texts.remove : texts.add)(firmName)}
    onClick={onPress}
  >
    <Icon of={isFavourite ? heartStraightFillIcon : heartStraightIcon} />
  </Button>
);
