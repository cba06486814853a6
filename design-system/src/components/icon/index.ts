export { CheckIcon, ChevronDownIcon, EyeIcon, EyeOffIcon, SmallCrossIcon } from './form-icons';
export {
  ArrowIcon,
  ArrowNorthEastIcon,
  CrossIcon,
  HalfDiscIcon,
  MenuLinesIcon,
  MinusIcon,
  MoreIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
} from './site-icons';
export type { IconProps } from './Svg';
