import { cloneElement, isValidElement } from 'react';
import type { AriaAttributes, ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';

type AnchorProps = Pick<
  ComponentPropsWithRef<'a'>,
  'href' | 'target' | 'rel' | 'download' | 'hrefLang' | 'onClick' | 'ref' | 'id' | 'aria-label' | 'aria-describedby'
>;

/**
 * What every link of this package accepts: either the attributes of an anchor, or `asChild` and one element of the
 * caller's own, such as a router's link, which then receives the looks.
 */
export type LinkProps = {
  children: ReactNode;
  'aria-current'?: AriaAttributes['aria-current'];
} & ({ asChild: true } | ({ asChild?: undefined } & AnchorProps));

type LinkSlotProps = LinkProps & {
  /** The looks. */
  className: string;
  /** Puts the component's own markup (underline, icon) around the words of the link. */
  wrap?: (words: ReactNode) => ReactNode;
};

/** What the caller's own element may bring itself. */
type OwnProps = Pick<LinkProps, 'children' | 'aria-current'> & { className?: string | undefined };

/** The anchor, or the caller's own element in its place, with the component's markup inside. */
export function LinkSlot({ wrap, children, ...props }: LinkSlotProps) {
  if (!props.asChild) return <a {...props}>{wrap?.(children) ?? children}</a>;
  if (!isValidElement<OwnProps>(children)) throw new Error('With asChild, one element is the link.');
  const own = children.props;
  const className = cx(props.className, own.className);
  const current = props['aria-current'] ?? own['aria-current'];
  return cloneElement(
    children,
    { className, ...(current === undefined ? {} : { 'aria-current': current }) },
    wrap?.(own.children) ?? own.children,
  );
}
