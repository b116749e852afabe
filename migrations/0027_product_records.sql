-- Records say their surfaces, tool, parcel and words themselves (packages/product). Those of before knew one folded face.
-- Their figures stay: only their form changes, so the versions that orders name still price and print as they did.
ALTER TABLE "product_records" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "product_records" SET "record" = jsonb_build_object(
	'family', "record"->'family',
	'skuPrefix', "record"->'skuPrefix',
	'tool', 'wrapped-print',
	'toolPath', "record"->'toolPath',
	'toolAliases', '["/uploadchoice-new", "/designtool"]'::jsonb,
	'process', 'Pigment inkjet on poly-cotton canvas, stretched over timber bars',
	'positions', '["P", "L"]'::jsonb,
	'hangs', true,
	'scenes', coalesce("record"->'scenes', '[]'::jsonb),
	'sizes', (
		SELECT jsonb_agg((size - 'oversize') || jsonb_build_object('parcel', jsonb_build_object(
			'longMm', (size->>'heightMm')::numeric + 60,
			'wideMm', (size->>'widthMm')::numeric + 60,
			'highMm', 78,
			'weightG', round(600 + 0.0035 * (size->>'widthMm')::numeric * (size->>'heightMm')::numeric)
		)) ORDER BY place)
		FROM jsonb_array_elements("record"->'sizes') WITH ORDINALITY AS sizes(size, place)
	),
	'surfaces', '[{"name": "face", "label": "Front", "body": "folded", "outline": "rectangle", "cornerMm": 0, "bleedMm": 0, "mirrored": false, "keepOutSides": [], "keepOutHoles": [], "trims": []}]'::jsonb,
	'options', (
		SELECT jsonb_agg(option || jsonb_build_object('values', (
			SELECT jsonb_agg((value - 'price') || jsonb_build_object(
				'pricePercent', value->'price'->'percent',
				'priceCents', value->'price'->'cents'
			) ORDER BY rank)
			FROM jsonb_array_elements(option->'values') WITH ORDINALITY AS ranked(value, rank)
		)) ORDER BY place)
		FROM jsonb_array_elements("record"->'options') WITH ORDINALITY AS options(option, place)
	),
	'words', '{
		"aPiece": "a canvas",
		"piece": "canvas",
		"pieces": "canvases",
		"beyondSafe": "the fold",
		"seen": "on a ledge",
		"materialHeading": "What you will hang",
		"questions": [{
			"question": "What happens at the edges?",
			"answer": "The bar is 19, 25, 38 mm deep, and the canvas folds around it. You choose what the edge shows: the photo going on, its mirror image, or one colour. The design tool draws it the way it will be printed."
		}],
		"making": {
			"name": "Printed and stretched",
			"about": "We print it, let it dry, and fold it around its frame."
		}
	}'::jsonb
) || CASE WHEN "record" ? 'startFilter' THEN jsonb_build_object('startFilter', "record"->'startFilter') ELSE '{}'::jsonb END
WHERE NOT "record" ? 'surfaces';
--> statement-breakpoint
ALTER TABLE "product_records" ENABLE TRIGGER USER;
