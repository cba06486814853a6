/**
 * The theme: importing this once brings fonts, both themes and the element rules.
 * Style files take `vars`, `type`, `size`, `media`, `motion` and `radius` from here.
 */
import './fonts.css';
import './themes.css';
import './base.css';

export * from './class-names.css';
export { frame, lights, look, vars } from './contract.css';
export { inlineVars } from './inline-vars';
export { numeric, type, typeClass } from './type.css';
export * from './values.css';
