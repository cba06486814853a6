/** On `body`: the light theme. */
export const whiteTheme = 'white-theme';

/** On `body`: the dark theme. */
export const blackTheme = 'black-theme';

/** A subtree that lies on a picture or film: white ink, lighter weights, a focus ring that shows on anything. */
export const onMedia = 'on-media';

/** The same, but only while the bar lies over the header: 1025 px and more. */
export const onMediaWide = 'on-media-wide';

/** A page that is dark in both themes (404, login, /individual). */
export const darkPage = 'dark-page';

/** A text that runs from the right, as `asWritten` marks it; `:dir()` is not known everywhere. */
export const fromRight = ':is([lang="und-Arab"], [lang="he"])';
