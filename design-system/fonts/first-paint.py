"""Splits the studio's font file into what a first paint needs and what only some texts need.

    PYTHONHASHSEED=0 python3 first-paint.py        (fontTools 4, brotli; beside anek-studio.woff2)

anek-first.woff2   the letters of nearly every page, at the weights up to 500 and every width
anek-strong.woff2  the same letters above 500: what is current in a list of a wide screen
anek-rest.woff2    all other letters, at every weight and width

Outlines, advances and kerns are those of anek-studio.woff2. fonts.css.ts names the same letters in its `unicode-range`.
"""

import logging
from pathlib import Path
from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
# Of ASCII without what only programmers write.
FIRST = {code for code in range(0x20, 0x7F) if chr(code) not in "#$*<=>[\\]^_`{|}~"}
# No-break space, copyright, middle dot, dashes, quotation marks, ellipsis.
FIRST |= {0xA0, 0xA9, 0xB7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026}


def write(name, codes, weights=None):
    """`weights` ends at the default weight or begins there: the masters beyond it go, the others stay as they are."""
    font = TTFont(HERE / "anek-studio.woff2")
    options = subset.Options()
    options.layout_features = ["*"]
    options.name_IDs = [1, 2]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    if weights:
        axis = next(axis for axis in font["fvar"].axes if axis.axisTag == "wght")
        axis.minValue, axis.maxValue = weights
        assert axis.defaultValue in weights
        gone = 1 if axis.maxValue == axis.defaultValue else -1
        variations = font["gvar"].variations
        for glyph in font.getGlyphOrder():
            variations[glyph] = [v for v in variations.get(glyph, []) if v.axes.get("wght", (0, 0, 0))[1] != gone]
    if "STAT" in font:
        del font["STAT"]
    font.flavor = "woff2"
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)


logging.disable(logging.WARNING)
everything = set(TTFont(HERE / "anek-studio.woff2").getBestCmap())
write("anek-first.woff2", FIRST, (360, 500))
write("anek-strong.woff2", FIRST, (500, 600))
write("anek-rest.woff2", everything - FIRST)


def ranges(codes):
    runs = []
    for code in sorted(codes):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)


print("first:", ranges(FIRST))
print("rest:", ranges(everything - FIRST))
