import { keys } from './keys.css';

type KeysProps = {
  /** As they are called on the keyboard: "Ctrl K". */
  children: string;
};

/** Keys to press together. */
export function Keys({ children }: KeysProps) {
  return <kbd className={keys}>{children}</kbd>;
}
