"""Makes the advances and kerns of a variable font independent of its weight axis.

    python3 even-widths.py IN.woff2 OUT.woff2        (fontTools 4, brotli)

The white theme's weights keep their advances where they are used: 400 at full width, 470 at the narrowest. Every other
weight stands centred in that room.
"""

import sys
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder
from fontTools.varLib.iup import iup_delta, iup_delta_optimize
from fontTools.varLib.models import normalizeValue, piecewiseLinearMap
from fontTools.varLib.varStore import OnlineVarStoreBuilder

WEIGHT_AT_FULL, WEIGHT_AT_NARROW = 400, 470
W, D = (-1.0, -1.0, 0.0), (-1.0, -1.0, 0.0)
BOLD = (0.0, 1.0, 1.0)
# The five masters beside the default one.
LIGHT, HEAVY, NARROW = {"wght": W}, {"wght": BOLD}, {"wdth": D}
LIGHT_NARROW, HEAVY_NARROW = {"wght": W, "wdth": D}, {"wght": BOLD, "wdth": D}
MASTERS = [LIGHT, HEAVY, NARROW, LIGHT_NARROW, HEAVY_NARROW]


def main(source, target):
    font = TTFont(source)
    glyf, gvar, hmtx = font["glyf"], font["gvar"].variations, font["hmtx"].metrics
    order = font.getGlyphOrder()
    axis = next(a for a in font["fvar"].axes if a.axisTag == "wght")
    triple = (axis.minValue, axis.defaultValue, axis.maxValue)

    def lightness(weight):
        normal = piecewiseLinearMap(normalizeValue(weight, triple), font["avar"].segments["wght"])
        assert -1 <= normal <= 0
        return -normal

    full, narrow = lightness(WEIGHT_AT_FULL), lightness(WEIGHT_AT_NARROW)

    def deltas_of(name):
        """Every master's deltas of all points, none left to be inferred."""
        glyph = glyf[name]
        coordinates, control = glyf._getCoordinatesAndControls(name, hmtx)
        ends = [*control.endPts, len(coordinates) - 4, len(coordinates) - 3, len(coordinates) - 2, len(coordinates) - 1]
        found = []
        for variation in gvar.get(name, []):
            assert variation.axes in MASTERS, variation.axes
        for axes in MASTERS:
            match = [v for v in gvar.get(name, []) if v.axes == axes]
            if not match:
                found.append([(0, 0)] * len(coordinates))
            elif glyph.isComposite():
                found.append([d or (0, 0) for d in match[0].coordinates])
            else:
                found.append(iup_delta(match[0].coordinates, list(coordinates), list(control.endPts)))
        return coordinates, found

    old = {name: deltas_of(name) for name in order}
    # Where a shape changes at some weight, its substitute takes the same room.
    room = {name: name for name in order}
    for record in font["GSUB"].table.FeatureVariations.FeatureVariationRecord if getattr(font["GSUB"].table, "FeatureVariations", None) else []:
        for substitution in record.FeatureTableSubstitution.SubstitutionRecord:
            for index in substitution.Feature.LookupListIndex:
                for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    for one, other in getattr(table, "mapping", {}).items():
                        room[other] = one

    # What moves each glyph, at the default and per master: centred in its new advance.
    shift, narrowing = {}, {}
    for name in order:
        def advances(which):
            return [d[-3][0] - d[-4][0] for d in old[which][1]]
        light, heavy, thin, light_thin, heavy_thin = advances(room[name])
        before = hmtx[room[name]][0]
        at_full = round(before + full * light)
        at_narrow = round(before + narrow * light + thin + narrow * light_thin)
        own = advances(name)
        wanted = [0, 0, at_narrow - at_full, 0, 0]
        narrowing[name] = at_narrow - at_full
        shift[name] = (
            round((at_full - hmtx[name][0]) / 2),
            [round((new - was) / 2) for new, was in zip(wanted, own)],
            at_full,
        )

    for name in order:
        glyph = glyf[name]
        base, steps, advance = shift[name]
        coordinates, found = old[name]
        variations = []
        if glyph.isComposite():
            parts = glyph.components
            for part in parts:
                assert not hasattr(part, "transform"), name
                part.x += base - shift[part.glyphName][0]
        elif glyph.numberOfContours > 0:
            glyph.coordinates.translate((base, 0))
        for axes, step, deltas in zip(MASTERS, steps, found):
            index = MASTERS.index(axes)
            points = [list(d) for d in deltas]
            for number in range(len(points) - 4):
                own = step
                if glyph.isComposite():
                    own -= shift[glyph.components[number].glyphName][1][index]
                points[number][0] += own
            points[-4][0] = 0
            points[-3][0] = narrowing[name] if axes == NARROW else 0
            points = [tuple(round(v) for v in p) for p in points]
            if not any(p != (0, 0) for p in points):
                continue
            variation = TupleVariation(axes, points)
            if not glyph.isComposite() and glyph.numberOfContours > 0:
                moved, control = glyf._getCoordinatesAndControls(name, hmtx)
                variation.coordinates = iup_delta_optimize(points, list(moved), list(control.endPts), tolerance=0.5)
            variations.append(variation)
        gvar[name] = variations
        hmtx[name] = (advance, hmtx[name][1])
    for name in order:
        glyph = glyf[name]
        glyph.recalcBounds(glyf)
        hmtx[name] = (hmtx[name][0], getattr(glyph, "xMin", 0) if glyph.numberOfContours else 0)

    # Kerns: as at the weight of the white theme's text, then the same at every weight.
    store = font["GDEF"].table.VarStore
    regions = [
        {a: (r.StartCoord, r.PeakCoord, r.EndCoord) for a, r in zip(("wght", "wdth"), region.VarRegionAxis) if r.PeakCoord}
        for region in store.VarRegionList.Region
    ]

    def step_of(device, axes):
        if device.StartSize == 0xFFFF:
            return 0
        data = store.VarData[device.StartSize]
        row = data.Item[device.EndSize]
        return sum(v for i, v in zip(data.VarRegionIndex, row) if regions[i] == axes)

    seen = set()
    def bake(value):
        device = getattr(value, "XAdvDevice", None)
        if device is None or id(value) in seen:
            return
        seen.add(id(value))
        value.XAdvance += round(full * step_of(device, LIGHT))

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.Format == 1:
                for pairs in table.PairSet:
                    for record in pairs.PairValueRecord:
                        bake(record.Value1)
            else:
                for first in table.Class1Record:
                    for second in first.Class2Record:
                        bake(second.Value1)
    for data in store.VarData:
        for row in data.Item:
            for place, region in enumerate(data.VarRegionIndex):
                if "wght" in regions[region]:
                    row[place] = 0
    remap = store.optimize()
    font["GDEF"].table.remap_device_varidxes(remap)
    font["GPOS"].table.remap_device_varidxes(remap)

    widths = OnlineVarStoreBuilder(["wght", "wdth"])
    widths.setSupports([NARROW])
    places = [widths.storeDeltas([narrowing[name]]) for name in order]
    table = font["HVAR"].table
    table.VarStore = widths.finish()
    remap = table.VarStore.optimize()
    table.AdvWidthMap = builder.buildVarIdxMap([remap[p] for p in places], order)
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:3])
