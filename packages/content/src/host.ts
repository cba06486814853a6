/** How names of pages and files end; a host ends otherwise. */
const fileEnding =
  /\.(?:x?html?|s?html|php\d?|phtml|aspx?|jspx?|cfm|cgi|xml|rss|atom|txt|pdf|jpe?g|png|gif|webp|avif|svg|ico|mp[34]|m4v|mov|webm|ogv|zip|css|js|json|csv|docx?|pptx?|xlsx?|md|rtf|key|pages|tiff?|heic|psd|eps|indd|epub|tgz|tar|gz|rar|7z|m4a|wav|flac|ogg|avi|mkv|wmv|mpe?g|swf|ttf|otf|woff2?|ics|vcf)$/i;

const beginning = /^(?<host>[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*)(?<port>:\d+)?(?=[/?#]|$)/u;

/**
 * Whether an address without a scheme begins with a host, as people write it: 'shop.example', 'www.studio.example/page', 'localhost:3000'. 'page.html' and
 * 'index.php/2019' are paths.
 */
export function beginsWithHost(text: string): boolean {
  const { host = '', port } = beginning.exec(text)?.groups ?? {};
  if (port !== undefined || /^www\../i.test(host)) return true;
  return /\.\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}]$/u.test(host) && !fileEnding.test(host);
}
