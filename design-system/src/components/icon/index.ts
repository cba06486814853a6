export { CheckIcon, ChevronDownIcon, EyeIcon, EyeOffIcon, MoreIcon, SmallCrossIcon } from './form-icons';
export {
  ArrowIcon,
  ArrowNorthEastIcon,
  CrossIcon,
  HalfDiscIcon,
  MenuLinesIcon,
  MinusIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
} from './site-icons';
export type { IconProps } from './Svg';
